import { At } from '../picture_at.tsx';
import { GoldBar } from './gold_drawing.tsx';

export const picture = () => (
  <>
    <path d="M4 56V36C4 16 16 5 30 5S56 16 56 36V56Z" fill="#8d7a66" stroke="#3f2d1c" stroke-width={1.6} />
    <path
      d="M13 56V37C13 24 20 16 30 16S47 24 47 37V56Z"
      fill="#2b211a"
      stroke="#3f2d1c"
      stroke-width={1.4}
    />
    <path
      d="M13 56V30M47 56V30M9 30H51"
      fill="none"
      stroke="#b07a3c"
      stroke-width={4.5}
      stroke-linecap="round"
    />
    <At x={20} y={48} size={1.05}>
      <GoldBar />
    </At>
    <At x={40} y={48} size={1.05}>
      <GoldBar />
    </At>
    <At x={30} y={36} size={1.05}>
      <GoldBar />
    </At>
  </>
);
