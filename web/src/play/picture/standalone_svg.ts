// The drawing over the tiles of a board as a picture without a page: with its styles, without its images.

/** The properties that style sheets set on drawings. */
const STYLES = [
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-origin',
  'vector-effect',
  'visibility',
];
/** The ground and its shadows are below the images, and a picture has no last move. */
const LEFT_OUT = 'image, .tile-ground, .board-shadows, .board-last-moves';

/** `frame`: the shown area, in the window. */
export function standaloneSvg(svg: SVGSVGElement, frame: DOMRect): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [shown, copied] = [svg, copy].map((root) => [...root.querySelectorAll<SVGElement>('*')]);
  for (const [index, element] of shown!.entries()) {
    const style = getComputedStyle(element);
    const said = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`);
    copied![index]!.style.cssText = said.join(';'); // the content policy forbids the attribute
  }
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const { left, top } = svg.getBoundingClientRect();
  const { width, height } = frame;
  copy.setAttribute('viewBox', `${frame.left - left} ${frame.top - top} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
