export const picture = () => (
  <g stroke="#3f2d1c" stroke-width={2} stroke-linejoin="round">
    <path d="M4 56V30H9V26H14V30H24V26H36V30H46V26H51V30H56V56H37V47A7 7 0 0 0 23 47V56Z" fill="#cfc3a8" />
    <path d="M18 21L14 5L23 12L30 2L37 12L46 5L42 21Z" fill="#ffd23c" />
  </g>
);
