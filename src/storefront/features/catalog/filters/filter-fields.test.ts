import { expect, it } from 'vitest';
import { isSet, withoutFilter, withTick } from './filter-fields.ts';

const parameters = { color: ['белый'], own: ['Цоколь:E27', 'Стиль:лофт', 'Цоколь:E14'] };

it('own filters share a parameter, and each is set and removed alone', () => {
  expect(isSet(parameters, { kind: 'options', name: 'own:цоколь' })).toBe(true);
  expect(isSet(parameters, { kind: 'options', name: 'own:Мощность' })).toBe(false);
  expect(withoutFilter(parameters, 'own:ЦОКОЛЬ')).toEqual({
    color: ['белый'],
    own: ['Стиль:лофт'],
  });
});

it('an own option is ticked by its label and value', () => {
  const ticked = withTick({ own: ['Стиль:лофт'] }, 'own:Цоколь', 'E27', true);
  expect(ticked).toEqual({ own: ['Стиль:лофт', 'Цоколь:E27'] });
  expect(withTick(ticked, 'own:Стиль', 'лофт', false)).toEqual({ own: ['Цоколь:E27'] });
});

it('limits of an own filter are set and removed without the options of others', () => {
  const limited = { own: ['Стиль:лофт'], 'min_own:Мощность': 40, 'max_own:Мощность': 60 };
  expect(isSet(limited, { kind: 'range', name: 'own:Мощность' })).toBe(true);
  expect(isSet(limited, { kind: 'range', name: 'own:Стиль' })).toBe(false);
  expect(withoutFilter(limited, 'own:Мощность')).toEqual({ own: ['Стиль:лофт'] });
});
