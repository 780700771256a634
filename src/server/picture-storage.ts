import type { Config } from '#platform/config/config.ts';
import { createDiskStorage, type FileStorage } from '#platform/storage/file-storage.ts';
import { createS3Storage } from '#platform/storage/s3-storage.ts';

/** The storage of pictures: an S3 bucket if it is configured, otherwise a folder in DATA_DIR. */
export const pictureStorage = (config: Config): FileStorage =>
  config.S3_ENDPOINT
    ? createS3Storage({
        endpoint: config.S3_ENDPOINT,
        bucket: config.S3_BUCKET ?? '',
        region: config.S3_REGION ?? '',
        accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
      })
    : createDiskStorage(`${config.DATA_DIR}/pictures`);
