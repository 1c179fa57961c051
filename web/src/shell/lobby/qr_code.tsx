// A link as a QR code, of a size that a camera reads, unless a style says otherwise.

import { encode } from 'uqr';

const SIZE = 240;

export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encode(text, { border: 2 }).data;
  const dark = rows.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class="qr"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
