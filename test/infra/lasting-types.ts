/** Types whose resources hold data, an address that others know, or the place in a stream. */
export const lastingTypes = [
  'AWS::CloudFront::Distribution',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Lambda::EventSourceMapping',
  'AWS::OpenSearchServerless::Collection',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
];
