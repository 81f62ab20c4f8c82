/** On a touch screen the first tap only chooses: then the table says that another one plays. */

class Taps {
  /** Something is lifted, and waits for the second tap. */
  isLifted = $state(false);
}

export const taps = new Taps();
