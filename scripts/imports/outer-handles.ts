import { readFileSync } from 'node:fs';
import { type Node, parseSync, type TSSignature, Visitor } from 'oxc-parser';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a transaction takes its handle under another name than `db`, or where the handle outside is still in reach: by `context.db`, by a
 * context that is handed on without `{ ...context, db }`, or by a function of a context that does not take `db`.
 */
export function outerHandles(file: string, source = readFileSync(file, 'utf8')): string[] {
  const faults: [position: number, text: string][] = [];
  const works: Span[] = [];
  const contexts: number[] = [];
  const harmless = new Set<number>();

  new Visitor({
    CallExpression({ callee, arguments: [first, second], start }) {
      const isMethod =
        callee.type === 'MemberExpression' && nameOf(callee.property) === 'transaction';
      if (!isMethod && nameOf(callee) !== 'againIfTaken') return;
      const work = isMethod ? first : second;
      if (work?.type !== 'ArrowFunctionExpression' && work?.type !== 'FunctionExpression') return;
      works.push(work);
      if (nameOf(work.params[0]) !== 'db') faults.push([start, 'its handle is called `db`']);
    },
    TSInterfaceDeclaration({ body, extends: bases }) {
      const hasHandle = body.body.some((one) => nameOfMember(one) === 'db');
      if (!hasHandle && bases.length === 0) return;
      for (const member of body.body) {
        if (asksByItself(member)) {
          faults.push([
            member.start,
            `\`${nameOfMember(member)}\` would ask by itself: it takes \`db\``,
          ]);
        }
      }
    },
    Identifier: ({ name, start }) => void (name === 'context' && contexts.push(start)),
    MemberExpression({ object, property }) {
      if (nameOf(property) !== 'db') harmless.add(object.start);
    },
    ObjectExpression({ properties }) {
      const hasOwn = properties.some((one) => one.type === 'Property' && nameOf(one.key) === 'db');
      for (const one of properties) {
        if (hasOwn && one.type === 'SpreadElement') harmless.add(one.argument.start);
      }
    },
  }).visit(parseSync(file, source).program);

  for (const { start, end } of works) {
    const outside = contexts.filter((at) => start < at && at < end && !harmless.has(at));
    for (const at of outside) faults.push([at, 'the outer context is `{ ...context, db }`']);
  }
  return faults.map(([position, text]) => {
    const line = source.slice(0, position).split('\n').length;
    return `${file}:${line}: in a transaction ${text}`;
  });
}

const nameOfMember = (member: TSSignature): string | undefined =>
  member.type === 'TSPropertySignature' ? nameOf(member.key) : undefined;

/** A function that a context hands on, which gives a promise and takes no handle first. */
function asksByItself(member: TSSignature): boolean {
  if (member.type !== 'TSPropertySignature') return false;
  const type = member.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSFunctionType') return false;
  const result = type.returnType.typeAnnotation;
  const isPromise = result.type === 'TSTypeReference' && nameOf(result.typeName) === 'Promise';
  return isPromise && nameOf(type.params[0]) !== 'db';
}

const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined;
