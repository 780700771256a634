import { Accessor, Document, type Material, WebIO } from '@gltf-transform/core';
import { type BufferGeometry, Color } from 'three';
import type { Finish } from './kit/finishes.ts';
import type { Part } from './kit/part.ts';
import type { Role } from './kit/role.ts';

const keyOf = ({ name, colour, opacity, glow }: Finish) => [name, colour, opacity, glow].join();

/**
 * Lengths of cloth and wood in metres for every vertex, looked at from the side that its normal
 * tells; u runs along the part, as grain does. Each part starts elsewhere in the pattern.
 */
function patternOf(geometry: BufferGeometry, part: number): Float32Array {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox ?? {
    min: { x: 0, y: 0, z: 0 },
    max: { x: 0, y: 0, z: 0 },
  };
  const lengths = [max.x - min.x, max.y - min.y, max.z - min.z];
  const long = lengths.indexOf(Math.max(...lengths));
  const positions = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const uv = new Float32Array(positions.count * 2);
  const start = [(part * 0.377) % 1.7, (part * 0.613) % 1.3];
  for (let index = 0; index < positions.count; index++) {
    const at = [positions.getX(index), positions.getY(index), positions.getZ(index)];
    const n = [normals.getX(index), normals.getY(index), normals.getZ(index)].map(Math.abs);
    const facing = n.indexOf(Math.max(...n));
    const [a, b] = [0, 1, 2].filter((axis) => axis !== facing) as [number, number];
    const [along, across] = b === long ? [b, a] : [a, b];
    uv[index * 2] = (at[along] ?? 0) / 1000 + (start[0] ?? 0);
    uv[index * 2 + 1] = (at[across] ?? 0) / 1000 + (start[1] ?? 0);
  }
  return uv;
}

function merged(parts: readonly Part[]) {
  const vertices = parts.reduce(
    (sum, { geometry }) => sum + geometry.getAttribute('position').count,
    0,
  );
  const triangles = parts.reduce((sum, { geometry }) => sum + (geometry.getIndex()?.count ?? 0), 0);
  const position = new Float32Array(vertices * 3);
  const normal = new Float32Array(vertices * 3);
  const uv = new Float32Array(vertices * 2);
  const indices = vertices > 65_535 ? new Uint32Array(triangles) : new Uint16Array(triangles);
  let [vertex, corner] = [0, 0];
  parts.forEach(({ geometry }, part) => {
    const positions = geometry.getAttribute('position');
    const normals = geometry.getAttribute('normal');
    uv.set(patternOf(geometry, part), vertex * 2);
    for (let i = 0; i < positions.count; i++) {
      const at = (vertex + i) * 3;
      position[at] = positions.getX(i) / 1000;
      position[at + 1] = positions.getY(i) / 1000;
      position[at + 2] = positions.getZ(i) / 1000;
      const n = [normals.getX(i), normals.getY(i), normals.getZ(i)];
      const length = Math.hypot(...n);
      normal.set(length > 1e-6 ? n.map((value) => value / length) : [0, 1, 0], at);
    }
    for (const index of geometry.getIndex()?.array ?? []) indices[corner++] = vertex + index;
    vertex += positions.count;
  });
  return { position, normal, uv, indices };
}

function materialOf(document: Document, finish: Finish): Material {
  const { r, g, b } = new Color(finish.colour);
  const material = document
    .createMaterial(finish.name)
    .setBaseColorFactor([r, g, b, finish.opacity ?? 1])
    .setRoughnessFactor(finish.roughness)
    .setMetallicFactor(finish.metalness)
    // Sheets of cloth and glass are seen from both sides.
    .setDoubleSided(true);
  if (finish.opacity !== undefined) material.setAlphaMode('BLEND');
  if (finish.glow) material.setEmissiveFactor([r * finish.glow, g * finish.glow, b * finish.glow]);
  return material;
}

/** Where a piece of the thing lies in the corners of its mesh. */
export interface RoleSpan {
  readonly role: Role;
  /** Counts the pieces of the role from 0: all spans of one drawer have the same number, in other meshes too. */
  readonly unit: number;
  readonly start: number;
  readonly count: number;
}

/** Numbers the units of each role in the order of the parts. */
function unitNumbers(parts: readonly Part[]): (part: Part) => number {
  const seen = new Map<Role, (symbol | undefined)[]>();
  for (const { role, unit } of parts) {
    if (!role) continue;
    const units = seen.get(role) ?? [];
    seen.set(role, units);
    if (!units.includes(unit)) units.push(unit);
  }
  return ({ role, unit }) => (role && seen.get(role)?.indexOf(unit)) || 0;
}

function roleSpans(parts: readonly Part[], numberOf: (part: Part) => number): RoleSpan[] {
  const spans: RoleSpan[] = [];
  let start = 0;
  for (const part of parts) {
    const count = part.geometry.getIndex()?.count ?? 0;
    const unit = numberOf(part);
    const last = spans.at(-1);
    if (last && last.role === part.role && last.unit === unit && last.start + last.count === start)
      spans[spans.length - 1] = { ...last, count: last.count + count };
    else if (part.role) spans.push({ role: part.role, unit, start, count });
    start += count;
  }
  return spans;
}

/**
 * Parts as a GLB in metres: one mesh a material, each named by what it is made of. `extras.roles` of a mesh says which
 * of its corners are a drawer, a door, a ladder: {@link RoleSpan}.
 */
export async function toGlb(parts: readonly Part[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const data = (
    type: keyof typeof Accessor.Type,
    array: Float32Array | Uint16Array | Uint32Array,
  ) =>
    document
      .createAccessor()
      .setType(Accessor.Type[type] ?? 'SCALAR')
      .setArray(array as Float32Array<ArrayBuffer>)
      .setBuffer(buffer);
  const numberOf = unitNumbers(parts);
  for (const same of Map.groupBy(parts, ({ finish }) => keyOf(finish)).values()) {
    const [first] = same;
    if (!first) continue;
    const { position, normal, uv, indices } = merged(same);
    const primitive = document
      .createPrimitive()
      .setMaterial(materialOf(document, first.finish))
      .setAttribute('POSITION', data('VEC3', position))
      .setAttribute('NORMAL', data('VEC3', normal))
      .setAttribute('TEXCOORD_0', data('VEC2', uv))
      .setIndices(data('SCALAR', indices));
    const mesh = document.createMesh(first.finish.name).addPrimitive(primitive);
    const roles = roleSpans(same, numberOf);
    if (roles.length > 0) mesh.setExtras({ roles });
    scene.addChild(document.createNode(first.finish.name).setMesh(mesh));
  }
  return new WebIO().writeBinary(document);
}
