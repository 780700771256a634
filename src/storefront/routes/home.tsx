import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/home.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  categories: await context.get(shopContext).categories(),
});

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.categories.map((category) => category.name)}</h1>;
}
