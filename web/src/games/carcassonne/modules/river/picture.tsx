const COURSE = 'M-2 44C16 44 14 18 32 18S46 34 62 34';

export const picture = () => (
  <>
    <path d={COURSE} fill="none" stroke="#6f6350" stroke-width={18} />
    <path d={COURSE} fill="none" stroke="#6aa9cf" stroke-width={15} />
  </>
);
