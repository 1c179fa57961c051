import { CropSign } from '../../tiles/sight_signs.tsx';
import { At } from '../picture_at.tsx';

export const picture = () => (
  <g stroke="#2c1c10" stroke-width={1.6} stroke-linejoin="round">
    <At x={20} y={40} size={1.1}>
      <CropSign calls="road" />
    </At>
    <At x={40} y={20} size={1.1}>
      <CropSign calls="city" />
    </At>
  </g>
);
