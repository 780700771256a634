import type { RawParam } from '../feed-item.ts';
import { normaliseLabel } from './labels.ts';

/** A label without its unit: «Длина» of «Длина (см)». */
const nameOf = (label: string): string => normaliseLabel(label).replace(/\s*(?:,|\().*$/, '');

/** Whether the meaning of a label depends on the goods. */
export const isContextual = (label: string): boolean =>
  /^(?:длина|(?:высота|толщина) матраса)$/.test(nameOf(label));

const renamed = (param: RawParam, from: string, to: string): RawParam => ({
  ...param,
  name: normaliseLabel(param.name).replace(from, to),
});

/**
 * Gives labels their meaning that depends on the goods: the length of a thing without a width is its width, the height of
 * a mattress is the height of the product if that is a mattress. «до 120 кг» is a limit of a load, not another number.
 */
export function inContext(name: string, params: readonly RawParam[]): RawParam[] {
  const labels = new Set(params.map((param) => nameOf(param.name)));
  const isMattress = /^(?:\S+\s)?(?:матрас|наматрасник|топпер)/i.test(name);
  return params.map((param) => {
    const label = nameOf(param.name);
    if (label === 'длина' && !isMattress && !labels.has('ширина')) {
      return renamed(param, 'длина', 'ширина');
    }
    if (label === 'длина' && isMattress && !labels.has('длина спального места')) {
      return renamed(param, 'длина', 'длина спального места');
    }
    if (/^(?:высота|толщина) матраса$/.test(label) && isMattress && !labels.has('высота')) {
      return renamed(param, label, 'высота');
    }
    if (/нагрузка|допустимый вес|максимальный вес/.test(label)) {
      return {
        ...param,
        value: param.value.replace(/^\s*(?:до|не более|≤|<|max|макс\.?)\s*/i, ''),
      };
    }
    return param;
  });
}
