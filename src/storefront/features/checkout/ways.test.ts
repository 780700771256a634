import { expect, it } from 'vitest';
import type { PickupPlace } from '#contracts/pickup-places.ts';
import { type CheckoutForm, deliveryPlaceOf, emptyForm } from './checkout-form.ts';
import { choosePlace, chooseWay } from './ways.ts';

const store: PickupPlace = {
  name: 'Склад',
  city: 'Образцовск',
  address: 'ул. Складская, 2',
  whole: 'Образцовск, ул. Складская, 2',
  hours: '',
};
const hall: PickupPlace = { ...store, city: '', address: 'Зал', whole: 'Зал' };
const typed: CheckoutForm = { ...emptyForm, address: 'ул. Своя, 3', city: 'Примерск' };

const pickUp = (form: CheckoutForm, ...places: PickupPlace[]) => ({
  ...form,
  ...chooseWay(form, 'pickup', places),
});
const deliver = (form: CheckoutForm) => ({ ...form, ...chooseWay(form, 'new_post', []) });

it('pickup fills in the only place, and delivery gives back what was typed', () => {
  const atStore = pickUp(typed, store);
  expect(atStore).toMatchObject({ address: 'ул. Складская, 2', city: 'Образцовск' });
  expect(deliveryPlaceOf(atStore)).toEqual({ address: 'ул. Своя, 3', city: 'Примерск' });
  const changed = { ...atStore, address: 'у ворот' };
  expect(deliver(changed)).toMatchObject({ address: 'ул. Своя, 3', city: 'Примерск' });
});

it('several places are chosen from: until then address and city are empty, later the chosen one comes back', () => {
  const undecided = pickUp(typed, store, hall);
  expect(undecided).toMatchObject({ address: '', city: '', pickupPlace: '' });
  const atHall = { ...undecided, ...choosePlace(undecided, hall) };
  // Its city is not known: the one that was typed may be right.
  expect(atHall).toMatchObject({ address: 'Зал', city: 'Примерск' });
  const back = deliver({ ...atHall, ...choosePlace(atHall, store) });
  expect(back).toMatchObject({ address: 'ул. Своя, 3', city: 'Примерск' });
  expect(pickUp(back, store, hall)).toMatchObject({ address: 'ул. Складская, 2' });
});

it('without a place what was typed stays', () => {
  expect(pickUp(typed)).toMatchObject({ address: 'ул. Своя, 3', city: 'Примерск' });
});

it('the same way again changes nothing', () => {
  expect(chooseWay(pickUp(typed, store), 'pickup', [store])).toEqual({});
});
