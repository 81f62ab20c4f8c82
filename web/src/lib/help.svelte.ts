/** The page on which the keys are listed: open or not. */

class Help {
  isOpen = $state(false);
}

export const help = new Help();
