import { expect, test } from 'vitest';
import { mergeTemplates } from './merge-templates.ts';

const resource = (Properties: Record<string, unknown>) => ({ Type: 'AWS::SNS::Topic', Properties });
const outputOf = (StackName: string, OutputName: string) => ({ 'Fn::GetStackOutput': { StackName, OutputName } });
const stackId = { Ref: 'AWS::StackId' };

test('references between merged stacks become references to resources, at any depth and through several stacks', () => {
  const { Resources, Outputs } = mergeTemplates({
    first: { Resources: { A: resource({}) }, Outputs: { PublishOutputRefA: { Value: { Ref: 'A' } } } },
    second: {
      Resources: { B: resource({ Names: ['b', { 'Fn::Join': ['', ['x', outputOf('first', 'PublishOutputRefA')]] }] }) },
      Outputs: { Passed: { Value: outputOf('first', 'PublishOutputRefA') } },
    },
    third: { Resources: { C: resource({ Name: outputOf('second', 'Passed') }) } },
  });
  expect(Resources.B?.Properties).toEqual({ Names: ['b', { 'Fn::Join': ['', ['x', { Ref: 'A' }]] }] });
  expect(Resources.C?.Properties).toEqual({ Name: { Ref: 'A' } });
  expect(Outputs).toEqual({ Passed: { Value: { Ref: 'A' } } });
});

test('references to stacks that are not merged stay', () => {
  const firewall = outputOf('elsewhere', 'Arn');
  const { Resources } = mergeTemplates({ first: { Resources: { A: resource({ Acl: firewall }) } } });
  expect(Resources.A?.Properties).toEqual({ Acl: firewall });
});

test('a name with the id of another stack is another name', () => {
  const { Resources } = mergeTemplates({
    first: { Resources: { A: resource({ Name: stackId }) } },
    second: { Resources: { B: resource({ Name: stackId }) } },
  });
  expect(Resources.A?.Properties.Name).toEqual(stackId);
  expect(Resources.B?.Properties.Name).not.toEqual(stackId);
});

test('two resources of one id are refused', () => {
  const stack = { Resources: { A: resource({}) } };
  expect(() => mergeTemplates({ first: stack, second: stack })).toThrow('Two stacks have A.');
});
