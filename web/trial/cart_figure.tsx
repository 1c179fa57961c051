/** In a box of 24 units with its middle at the origin. */
export function CartFigure() {
  return (
    <g fill="#8a5a2b" stroke="#1b130c">
      <path d="M-11-5H9L7 5H-8Z" />
      <circle cx={-5} cy={7} r={4} />
      <circle cx={5} cy={7} r={4} />
    </g>
  );
}
