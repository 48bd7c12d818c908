import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Cause } from '#functions/platform/cause.ts';
import { type EpochMs, epochSeconds, startOfSecond } from '#shared/domain/time.ts';
import { itemId } from './stamp.ts';

const image = z.looseObject({ entity: z.string() });
type Image = z.output<typeof image>;

/** One change of an item: `before` is absent for a new item, `after` for a removed one. */
export interface Change {
  /** Unique for each change; a repeated delivery carries the same one. */
  eventId: string;
  /** When the table took the change, to the second. */
  at: EpochMs;
  entity: string;
  before: Image | undefined;
  after: Image | undefined;
}

/**
 * The change in a stream record.
 * @throws TypeError for an incomplete record.
 */
export function changeOf(record: DynamoDBRecord): Change {
  const { OldImage, NewImage, ApproximateCreationDateTime } = record.dynamodb ?? {};
  const before = plainImage(OldImage);
  const after = plainImage(NewImage);
  const entity = (after ?? before)?.entity;
  if (!record.eventID || entity === undefined || ApproximateCreationDateTime === undefined) {
    throw new TypeError('This is no complete stream record.');
  }
  return {
    eventId: record.eventID,
    at: startOfSecond(epochSeconds(ApproximateCreationDateTime)),
    entity,
    before,
    after,
  };
}

/**
 * Whether the change brings an item back from a backup (the operator's task restore marks it); such a change causes no
 * notification.
 */
export const isRestored = ({ before, after }: Change): boolean =>
  after?.restored_at !== undefined && after.restored_at !== before?.restored_at;

/**
 * The cause of a change: the reference that its write stored, as each write of such an item stores its own or removes an earlier
 * one; undefined where the write had none. Of a deletion, which stores nothing, the item.
 */
export function causeOfChange({ dynamodb }: DynamoDBRecord): Cause | undefined {
  const { NewImage, OldImage } = dynamodb ?? {};
  if (!NewImage && OldImage) return { item: itemId({ PK: OldImage.PK?.S, SK: OldImage.SK?.S }) };
  const reference = NewImage?.cause?.S;
  return reference === undefined ? undefined : { reference };
}

type StreamImage = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** An image of a stream record as a plain item; undefined where the record has none. */
export const plainImage = (values: StreamImage): Image | undefined =>
  values && Object.keys(values).length > 0
    ? // Lambda's types of attribute values and the SDK's are the same values under two names.
      image.parse(unmarshall(values as Parameters<typeof unmarshall>[0]))
    : undefined;

/** The record of a new item, as the stream delivers one: for what was not handled when the item was new. */
export const insertOf = (item: Record<string, unknown>): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { NewImage: marshall(item) as NonNullable<StreamImage> },
});
