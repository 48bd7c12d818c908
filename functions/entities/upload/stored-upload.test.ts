import { expect, test } from 'vitest';
import { firstOpenUploadsItem, firstUploadItem, openUploadsItem, uploadItem } from './fixtures.ts';
import { parseOpenUploads, parseUpload } from './stored-upload.ts';

test('an upload is read with its place and its files', () => {
  const { PK, SK, GSI1PK, GSI1SK, entity, schema_version, expires_at, ...upload } = uploadItem;
  expect(parseUpload(uploadItem)).toEqual(upload);
});

test('an upload from before places had names has the place of its id', () => {
  const { PK, SK, entity, schema_version, expires_at, ...upload } = firstUploadItem;
  expect(parseUpload(firstUploadItem)).toEqual({ ...upload, place: firstUploadItem.id });
});

test('open uploads name the upload of each place', () => {
  expect(parseOpenUploads(openUploadsItem)).toEqual({ open: openUploadsItem.open, version: 4 });
});

test('open uploads have the number of those of a day, once one was counted', () => {
  const begun = { day: '2026-11-26', count: 3 };
  expect(parseOpenUploads({ ...openUploadsItem, begun })).toEqual({ open: openUploadsItem.open, begun, version: 4 });
});

test('open uploads in the first format are places named after their uploads', () => {
  expect(parseOpenUploads(firstOpenUploadsItem)).toEqual({
    open: { 'upload-1': { upload: 'upload-1', until: 1_777_630_500_000 } },
    version: 4,
  });
});

test('an item of another entity is refused', () => {
  expect(() => parseUpload({ ...uploadItem, status: 'lost' })).toThrow();
  expect(() => parseOpenUploads({ ...openUploadsItem, open: { place: 'soon' } })).toThrow();
});
