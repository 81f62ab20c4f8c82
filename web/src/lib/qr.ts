/** A QR code as one SVG path, drawn here: no address leaves for anybody else. */

import qrcode from 'qrcode-generator';

export interface Qr {
  size: number;
  path: string;
}

const QUIET = 2;

export function qr(text: string): Qr {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}
