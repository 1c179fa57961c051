// The frame of every board: a drawing that follows the camera, real buttons over it, and
// gestures that move it.

import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';
import { type GestureTarget, listen } from './gestures.ts';
import { toBoard } from './view_maths.ts';

/**
 * Values that follow the camera without rendering the board again. Place and size are separate: while the
 * board only moves nothing is drawn again, the browser moves the drawing.
 */
function useCameraValues(camera: Camera) {
  return useMemo(() => {
    const zoom = computed(() => camera.view.value.zoom);
    return {
      moved: computed(() => `transform:translate(${camera.view.value.left}px,${camera.view.value.top}px)`),
      drawing: computed(() => `scale(${zoom.value})`),
      buttons: computed(() => `transform:scale(${zoom.value});--board-zoom:${zoom.value}`),
    };
  }, [camera]);
}

/** A place in board units: a tile is 100 wide. */
export type BoardPoint = readonly [x: number, y: number];

interface BoardFrameProps {
  camera: Camera;
  /** Spoken name of the whole board. */
  label: string;
  look: 'painted' | 'map';
  /** Tells where the wheel turns a tile. */
  wheel: GestureTarget;
  /** Inside the drawing, but not moved by the camera. */
  definitions?: ComponentChildren;
  /** Drawn in board units. */
  picture: ComponentChildren;
  /** Buttons, laid out in board units as CSS pixels. */
  touch: ComponentChildren;
  onPress?: (at: BoardPoint) => void;
  /** The pointer moved over the board, or off it (null). Never called for touch. */
  onHover?: (at: BoardPoint | null) => void;
}

export function BoardFrame(props: BoardFrameProps) {
  const { camera, label, look, definitions, picture, touch, onPress, onHover } = props;
  const root = useRef<HTMLDivElement>(null);
  const wheel = useRef(props.wheel);
  wheel.current = props.wheel;
  const { moved, drawing, buttons } = useCameraValues(camera);

  useEffect(() => {
    const element = root.current!;
    const measure = (): void => camera.resize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    const stop = listen(element, camera, {
      canTurn: (cell) => wheel.current.canTurn(cell),
      turn: (cell, step) => wheel.current.turn(cell, step),
      twist: (step) => wheel.current.twist(step),
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [camera]);

  function place(event: MouseEvent): BoardPoint {
    const box = root.current!.getBoundingClientRect();
    return toBoard(camera.view.peek(), [event.clientX - box.left, event.clientY - box.top]);
  }

  const onButton = ({ target }: Event) => (target as Element).closest('.board-touch') !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: whatever can be done by a press has a button, too
    <section
      ref={root}
      class="board"
      data-look={look}
      aria-label={label}
      onClick={(event) => onButton(event) || onPress?.(place(event))}
      onPointerMove={(event) =>
        event.pointerType !== 'touch' && onHover?.(onButton(event) ? null : place(event))
      }
      onPointerLeave={() => onHover?.(null)}
    >
      <div class="board-moved" style={moved}>
        <svg class="board-picture" aria-hidden="true">
          {definitions}
          <g transform={drawing}>{picture}</g>
        </svg>
        <div class="board-touch" style={buttons}>
          {touch}
        </div>
      </div>
    </section>
  );
}
