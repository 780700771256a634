import { readPackedElement } from '#contracts/packed-elements.ts';
import { plainWords } from '#platform/text/entities.ts';
import { emptyOffer, type FeedItem, type RawOffer, type RawParam } from '../feed-item.ts';
import { limits } from '../limits.ts';

type Attributes = Record<string, string>;

/** Offer fields with a single text, by element. */
const fields = {
  name: 'name',
  vendor: 'vendor',
  vendorCode: 'article',
  price: 'price',
  oldprice: 'oldPrice',
  old_price: 'oldPrice',
  currencyId: 'currency',
  description: 'description',
  url: 'url',
  country_of_origin: 'country',
  count: 'count',
  quantity: 'count',
  stock_quantity: 'count',
  quantity_in_stock: 'count',
  stock: 'count',
  available: 'available',
} as const satisfies Record<string, keyof RawOffer>;

/** Descriptions are HTML, and an address may have «&copy=». */
const raw = new Set(['description', 'url']);

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

const isTrue = (text: string): boolean => /^(?:true|1|yes|да)$/i.test(text.trim());

/** Builds feed items from elements, by their path. */
export function createYmlElements(emit: (item: FeedItem) => void, line: () => number) {
  const path: string[] = [];
  let seen = false;
  let attributes: Attributes = {};
  let text = '';
  let isOverlong = false;
  let offer: RawOffer | undefined;
  let model = { typePrefix: '', model: '' };
  let isDisabled = false;
  let shop = { name: '', url: '' };
  let collection = { id: '', url: '' };
  /** The depth of the element whose text is being read. Elements inside it are markup. */
  let leaf = 0;

  const parent = () => path.at(-2) ?? '';
  const isLeaf = () =>
    ['offer', 'collection', 'categories'].includes(parent()) ||
    (parent() === 'shop' && ['name', 'url'].includes(path.at(-1) ?? ''));

  const append = (part: string) => {
    if (leaf === 0) return;
    if (text.length + part.length > limits.element) isOverlong = true;
    else text += part;
  };

  function closeOfferField(current: RawOffer, name: string, value: string): void {
    if (isOverlong) current.overlong ||= name;
    else if (name === 'disabled' || name === 'archived') isDisabled ||= isTrue(value);
    else if (name === 'price' && isTrue(attributes.from ?? '')) current.price = `от ${value}`;
    // Of several categories the first one is the main one.
    else if (name === 'categoryId') current.category ||= plainWords(value);
    else if (isField(name)) current[fields[name]] = raw.has(name) ? value : plainWords(value);
    else if (name === 'typePrefix' || name === 'model') model[name] = plainWords(value);
    else if (name === 'picture') {
      if (value !== '' && current.pictures.length < limits.pictures) current.pictures.push(value);
    } else if (name === 'param') {
      const { name: label = '', unit = '' } = attributes;
      const words = { name: plainWords(label), unit: plainWords(unit), value: plainWords(value) };
      addParam(current, name, words);
    } else {
      const packed = readPackedElement(name, value);
      if (packed) {
        const { label, unit, value: read } = packed;
        addParam(current, name, { name: label, unit, value: read });
      }
    }
  }

  function addParam(current: RawOffer, name: string, { name: label, unit, value }: RawParam): void {
    const [shortLabel, shortUnit] = [label.slice(0, limits.label), unit.slice(0, limits.label)];
    if (current.params.length < limits.params)
      current.params.push({ name: shortLabel, unit: shortUnit, value });
    else current.overlong ||= name;
  }

  function closeLeaf(name: string): void {
    const value = text.trim();
    if (parent() === 'categories' && name === 'category') {
      const { id = '', parentId = '' } = attributes;
      const label = isOverlong ? '' : plainWords(value);
      emit({ kind: 'category', category: { id, parent: parentId, name: label } });
    } else if (parent() === 'shop') {
      shop = { ...shop, [name]: value.slice(0, limits.address) };
      emit({ kind: 'shop', ...shop });
    } else if (parent() === 'collection') {
      if (name === 'url') collection.url = value;
    } else if (offer) closeOfferField(offer, name, value);
  }

  return {
    depth: () => path.length,
    sawRoot: () => seen,
    text: append,
    open(name: string, given: Attributes): void {
      seen = true;
      path.push(name);
      if (leaf > 0) append(`<${name}>`);
      else if (name === 'offer' && parent() === 'offers') {
        const { id = '', group_id: group = '', available = '' } = given;
        offer = { ...emptyOffer(line()), id, group, available };
        model = { typePrefix: '', model: '' };
        isDisabled = false;
      } else if (name === 'collection') collection = { id: given.id ?? '', url: '' };
      else if (isLeaf()) {
        leaf = path.length;
        attributes = given;
        text = '';
        isOverlong = false;
      }
    },
    close(): void {
      const name = path.at(-1) ?? '';
      if (leaf === path.length) {
        closeLeaf(name);
        leaf = 0;
      } else if (leaf > 0) append(`</${name}>`);
      else if (name === 'offer' && offer) {
        offer.name ||= [model.typePrefix, offer.vendor, model.model].filter(Boolean).join(' ');
        // It is in the feed, and not for sale.
        if (isDisabled) offer.count = '0';
        if (model.model === '' && offer.name === offer.vendor) offer.name = '';
        emit({ kind: 'offer', offer });
        offer = undefined;
      } else if (name === 'collection') emit({ kind: 'collection', ...collection });
      path.pop();
    },
  };
}
