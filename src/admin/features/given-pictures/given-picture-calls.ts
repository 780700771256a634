import type {
  GivenPictures,
  MatchedPictures,
  ShownPictures,
} from '#contracts/admin/goods/given-pictures.ts';
import { call } from '../../api/call-api.ts';
import { givenPictureCalls } from '../../api/endpoints/goods.ts';

/** Asks whose pictures these files are. Throws `ApiFailure`. */
export const matchPictures = (paths: string[]): Promise<MatchedPictures> =>
  call(givenPictureCalls.match, { body: { paths } });

/** Shows stored pictures with their goods. Throws `ApiFailure`. */
export const givePictures = (body: GivenPictures): Promise<ShownPictures> =>
  call(givenPictureCalls.give, { body });
