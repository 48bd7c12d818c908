/**
 * Types whose resources hold data, an address that others know, or the place in a stream, each with the properties whose change replaces a
 * resource under its id (AWS CloudFormation's reference, "Update requires: Replacement").
 */
export const replacingProperties: Readonly<Record<string, readonly string[]>> = {
  'AWS::CloudFront::Distribution': [],
  'AWS::DynamoDB::GlobalTable': ['TableName', 'KeySchema', 'LocalSecondaryIndexes'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'StartingPosition', 'StartingPositionTimestamp'],
  'AWS::OpenSearchServerless::Collection': ['Name', 'Type', 'StandbyReplicas'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::SES::ConfigurationSet': ['Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SNS::Topic': ['TopicName', 'FifoTopic'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
};

export const lastingTypes: readonly string[] = Object.keys(replacingProperties);
