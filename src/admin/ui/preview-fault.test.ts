import { expect, it } from 'vitest';
import { ApiFailure } from '../api/call-api.ts';
import { previewFault } from './preview-fault.ts';

it('names the field of a refusal that does not say what it is about', () => {
  const refused = new ApiFailure(400, {
    code: 'invalid',
    'form.title': ['Это поле обязательно'],
    text: ['Строка 1: Здесь нет текста.'],
    'slides.0.title': ['Это поле обязательно'],
  });
  expect(previewFault(refused).split('\n')).toEqual([
    'Название: Это поле обязательно',
    'Строка 1: Здесь нет текста.',
    'Название: Это поле обязательно',
  ]);
  expect(previewFault(new ApiFailure(0, { detail: 'Нет связи' }))).toBe('Нет связи');
});
