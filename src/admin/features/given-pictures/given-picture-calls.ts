import type {
  GivenPictures,
  givenPictureEndpoints,
  MatchedPictures,
  ShownPictures,
} from '#contracts/admin/goods/given-pictures.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { callApi } from '../../api/call-api.ts';

type Endpoints = typeof givenPictureEndpoints;

/** Asks whose pictures these files are. Throws `ApiFailure`. */
export const matchPictures = (paths: string[]): Promise<MatchedPictures> =>
  callApi<Endpoints['match']>({ method: 'POST', url: adminPaths.picturesMatched, body: { paths } });

/** Shows stored pictures with their goods. Throws `ApiFailure`. */
export const givePictures = (body: GivenPictures): Promise<ShownPictures> =>
  callApi<Endpoints['give']>({ method: 'POST', url: adminPaths.picturesGiven, body });
