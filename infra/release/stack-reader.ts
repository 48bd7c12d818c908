import { CloudFormationClient, GetTemplateCommand, paginateDescribeStacks } from '@aws-sdk/client-cloudformation';
import type { StackTemplate } from './losses.ts';
import type { FoundStack, StackReader } from './read-deployed.ts';

async function withClient<T>(region: string, read: (client: CloudFormationClient) => Promise<T>): Promise<T> {
  const client = new CloudFormationClient({ region });
  try {
    return await read(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `What is deployed in ${region} cannot be read, so this deployment cannot be compared with it: ${reason}. The credentials ` +
        'need cloudformation:DescribeStacks and cloudformation:GetTemplate; select a profile by AWS_PROFILE.',
    );
  } finally {
    client.destroy();
  }
}

/** Reads the account of the environment's credentials. The templates of this app are JSON. */
export const awsStacks: StackReader = {
  stacksIn: (region) =>
    withClient(region, async (client) => {
      const found: FoundStack[] = [];
      for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
        for (const { StackId = '', StackName: name = '', StackStatus: status = '', Outputs = [] } of Stacks) {
          const outputs = Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]);
          found.push({ name, status, outputs: Object.fromEntries(outputs), account: StackId.split(':')[4] });
        }
      }
      return found;
    }),
  templateOf: (region, StackName) =>
    withClient(region, async (client) => {
      const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName }));
      return JSON.parse(TemplateBody) as StackTemplate;
    }),
};
