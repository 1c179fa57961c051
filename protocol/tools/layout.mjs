// How what is made is laid out: JSON in schema files, tables in pages.

const lineWidth = 120;

/** JSON as the schemas are laid out: on one line if it fits, lists of words filled. */
function laidOut(value, indent, room) {
  const inline = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/("(?:[^"\\]|\\.)*")|\[ | \]/g, (bracket, string) => string ?? bracket.trim());
  if (value === null || typeof value !== 'object' || inline.length <= room) return inline;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => laidOut(item, inner, lineWidth - inner.length - 1));
    if (typeof value[0] !== 'string') return `[\n${inner}${items.join(`,\n${inner}`)}\n${indent}]`;
    const lines = [];
    for (const item of items) {
      const longer = `${lines.at(-1)}, ${item}`;
      if (lines.length > 0 && inner.length + longer.length < lineWidth) lines[lines.length - 1] = longer;
      else lines.push(item);
    }
    return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, item]) => {
    const head = `${JSON.stringify(key)}: `;
    return head + laidOut(item, inner, lineWidth - inner.length - head.length - 1);
  });
  return `{\n${inner}${members.join(`,\n${inner}`)}\n${indent}}`;
}

/** The text of a schema file, with these definitions in place of those of their names, which stand together:
 * some of them, or one of a range of which some are new, are not there yet. */
export function replaced(text, definitions) {
  const lines = text.split('\n');
  const places = Object.keys(definitions).map((name) =>
    lines.findIndex((line) => line.startsWith(`    "${name}": `)),
  );
  const there = places.filter((place) => place >= 0);
  if (there.length === 0) throw new Error(`no definition of '${Object.keys(definitions)[0]}'`);
  const begin = Math.min(...there);
  let end = Math.max(...there);
  while (lines[end] !== '    },' && lines[end] !== '    }' && !/^ {4}".* \},?$/.test(lines[end])) ++end;
  const comma = lines[end].endsWith(',') ? ',' : '';
  const made = Object.entries(definitions).map(([name, schema]) => {
    const head = `    "${name}": `;
    return head + laidOut(schema, '    ', lineWidth - head.length - 1);
  });
  return [...lines.slice(0, begin), `${made.join(',\n')}${comma}`, ...lines.slice(end + 1)].join('\n');
}

/** A table of a page. */
export const table = (head, cells) =>
  [head, head.map(() => '---'), ...cells]
    .map((row) => `| ${row.join(' | ')} |`.replaceAll('  ', ' '))
    .join('\n');

/** The page's text with its tables as they must be: all of these, and no others. */
export function withTables(text, tables) {
  const found = new Set();
  const made = text.replace(/(<!-- words: (\w+) -->)[\s\S]*?(<!-- end -->)/g, (_, begin, name, end) => {
    found.add(name);
    return `${begin}\n\n${tables[name]}\n\n${end}`;
  });
  for (const name of Object.keys(tables))
    if (!found.delete(name)) throw new Error(`no place says '<!-- words: ${name} -->'`);
  if (found.size > 0) throw new Error(`there is no table of ${[...found]}`);
  return made;
}
