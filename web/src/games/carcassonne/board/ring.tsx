import './marks.css';

type RingAct = 'capture' | 'recall' | 'princess' | 'fairy';

export function isRing(act: string): act is RingAct {
  return act === 'capture' || act === 'recall' || act === 'princess' || act === 'fairy';
}

/** A ring around a figure: aimed at, called home, or befriended. */
export function Ring({ act }: { act: RingAct }) {
  return (
    <>
      <circle r={15.5} class="board-ring-edge" />
      <circle r={15.5} class="board-ring" />
      {act !== 'fairy' && (
        <path
          class="board-ring-mark"
          d={
            act === 'recall'
              ? 'M-4.5-16.5 0-21 4.5-16.5M0-21V-12.5'
              : 'M0-19.5V-12M0 19.5V12M-19.5 0H-12M19.5 0H12'
          }
        />
      )}
    </>
  );
}
