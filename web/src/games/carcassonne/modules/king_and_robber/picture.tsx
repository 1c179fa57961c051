import { At } from '../picture_at.tsx';
import { AwardIcon } from './award_icon.tsx';

export const picture = () => (
  <>
    <At x={4} y={4}>
      <AwardIcon award="king" size={34} />
    </At>
    <At x={22} y={26}>
      <AwardIcon award="robber" size={34} />
    </At>
  </>
);
