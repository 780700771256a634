import { Join } from '../features/entry/join.tsx';

export default function JoinRoute() {
  return <Join />;
}
