import { Join } from '../features/entry/join.tsx';

export default function FirstRoute() {
  return <Join isFirst />;
}
