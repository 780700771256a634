import type { FirstStep, StateOfSteps } from '#contracts/admin/work/first-steps.ts';
import { stepWays as names, startScreenMessages as words } from '#messages/office/start.ts';
import { officePages } from '../../screens.ts';
import { pathOfSetting } from '../../shop-parts.ts';
import { NEW } from '../../ui/use-open-by-address.ts';

interface Way {
  readonly name: string;
  readonly to: string;
  /** The shop is opened beside the office. */
  readonly target?: '_blank';
}

interface StepWays {
  /** What to know before. */
  readonly note?: string;
  /** The screens where it is done, the first of them the usual one. */
  readonly ways: readonly Way[];
}

const { shop, goods, imports, pages, orders, delivery } = officePages;

/** Where each step is done. `shopOrigin`: of a shop at another host than the office; empty: at the same one. */
export function waysOf(step: FirstStep, state: StateOfSteps, shopOrigin: string): StepWays {
  switch (step) {
    case 'identity':
      return {
        ways: [
          { name: names.name, to: pathOfSetting('name') },
          { name: names.contacts, to: pathOfSetting('contacts.phone') },
        ],
      };
    case 'look':
      return {
        ways: [
          { name: names.logo, to: pathOfSetting('logo') },
          { name: names.colours, to: pathOfSetting('palette.ground') },
        ],
      };
    case 'goods':
      return waysToGoods(state);
    case 'delivery':
      return state.delivery_page
        ? { ways: [{ name: names.page, to: `${pages.path}/${state.delivery_page}` }] }
        : { note: words.newPage, ways: [{ name: names.newPage, to: `${pages.path}/+` }] };
    case 'zones':
      return { ways: [{ name: names.zones, to: delivery.path }] };
    case 'order':
      return {
        ways: [
          // Whole: a path would lead into the office.
          {
            name: names.shop,
            to: `${shopOrigin || window.location.origin}/`,
            target: '_blank',
          },
          { name: names.orders, to: orders.path },
          { name: names.documents, to: `${shop.path}/documents` },
        ],
      };
  }
}

function waysToGoods(state: StateOfSteps): StepWays {
  const file = { name: names.file, to: imports.path };
  if (state.has_hidden_goods) {
    return { note: words.hiddenGoods, ways: [{ name: names.goods, to: goods.path }, file] };
  }
  return { ways: [file, { name: names.product, to: `${goods.path}${NEW}` }] };
}
