import './marks.css';

/** The path of a ring about a figure that is aimed at. */
export const AIM = 'M0-19.5V-12M0 19.5V12M-19.5 0H-12M19.5 0H12';

/** A ring about a figure; `path`: drawn over it. */
export function Ring({ path }: { path: string }) {
  return (
    <>
      <circle r={15.5} class="board-ring-edge" />
      <circle r={15.5} class="board-ring" />
      {path !== '' && <path class="board-ring-mark" d={path} />}
    </>
  );
}
