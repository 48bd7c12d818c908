import { setting } from '#functions/platform/env.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { videoClient } from './video-client.ts';

/** A room: an interview, and the time from which on no account enters. */
export interface Room {
  id: string;
  end: EpochMs;
}

/** The roles' rights cover channels with this prefix only: the stages of an AWS account stay apart. */
const prefix = () => `language-job-portal-${setting('STAGE')}-`;

/** Names the end, too: so what is over is found without a look at interviews, and a moved interview gets another channel. */
const nameOf = ({ id, end }: Room): string => `${prefix()}${id}-${end}`;

const hasName = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** The channel of a name; undefined when there is none. */
async function findChannel(name: string): Promise<string | undefined> {
  const { sdk, client } = await videoClient();
  try {
    const { ChannelInfo } = await client.send(new sdk.DescribeSignalingChannelCommand({ ChannelName: name }));
    return ChannelInfo?.ChannelARN;
  } catch (error) {
    if (hasName(error, 'ResourceNotFoundException')) return undefined;
    throw error;
  }
}

/**
 * The channel of a room, which is made for the first person who opens it. Of two who open it at the same time, one makes it.
 * @returns its ARN
 * @throws StoreUnavailable when the service does not answer
 */
export async function ensureChannel(room: Room): Promise<string> {
  const name = nameOf(room);
  const found = await findChannel(name);
  if (found) return found;
  const { sdk, client } = await videoClient();
  let made: string | undefined;
  try {
    const channel = { ChannelName: name, ChannelType: 'SINGLE_MASTER' } as const;
    made = (await client.send(new sdk.CreateSignalingChannelCommand(channel))).ChannelARN;
  } catch (error) {
    if (!hasName(error, 'ResourceInUseException')) throw error;
    made = await findChannel(name);
  }
  if (!made) throw new Error(`There is no channel ${name} although it was made.`);
  return made;
}

/**
 * Deletes the channels of this stage whose rooms are over. It is idempotent, also when it runs concurrently.
 * @returns how many
 * @throws the first error of a channel, when all were worked on
 */
export async function deleteEndedChannels(now: EpochMs): Promise<number> {
  const { sdk, client } = await videoClient();
  let deleted = 0;
  const failures: unknown[] = [];
  let next: string | undefined;
  do {
    const ofStage = { ComparisonOperator: 'BEGINS_WITH', ComparisonValue: prefix() } as const;
    const page = await client.send(
      new sdk.ListSignalingChannelsCommand({ ChannelNameCondition: ofStage, ...(next && { NextToken: next }) }),
    );
    for (const { ChannelName = '', ChannelARN } of page.ChannelInfoList ?? []) {
      // A stage whose name begins like this one's has other names: only a number follows the last hyphen.
      const end = Number(ChannelName.split('-').at(-1));
      if (!(end <= now)) continue;
      try {
        await deleteChannel(ChannelARN);
        deleted += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    next = page.NextToken;
  } while (next);
  if (failures.length > 0) throw failures[0];
  return deleted;
}

async function deleteChannel(arn: string | undefined): Promise<void> {
  const { sdk, client } = await videoClient();
  try {
    await client.send(new sdk.DeleteSignalingChannelCommand({ ChannelARN: arn }));
  } catch (error) {
    if (!hasName(error, 'ResourceNotFoundException')) throw error;
  }
}
