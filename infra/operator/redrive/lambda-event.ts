import type { AttributeValue, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';

/** Converts a record to the format of Lambda's event source: times in seconds, bytes in base64. */
export const lambdaRecordOf = (record: StreamRecord, streamArn: string): object => {
  const { ApproximateCreationDateTime, Keys, NewImage, OldImage, ...rest } = record.dynamodb ?? {};
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: record.eventSource,
    awsRegion: record.awsRegion,
    dynamodb: {
      ...rest,
      ApproximateCreationDateTime: Math.floor((ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
      ...(Keys && { Keys: imageOf(Keys) }),
      ...(NewImage && { NewImage: imageOf(NewImage) }),
      ...(OldImage && { OldImage: imageOf(OldImage) }),
    },
    eventSourceARN: streamArn,
  };
};

const imageOf = (image: Record<string, AttributeValue>) =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plainOf(value)]));

function plainOf(value: AttributeValue): unknown {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(plainOf) };
  if (value.M) return { M: imageOf(value.M) };
  return value;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
