import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

interface PortalBudgetProps {
  /** Monthly budget of the account in US dollars. */
  budgetUsd: number;
  alarmMail: string;
}

/**
 * Sends mails when the costs of the whole account approach the monthly budget, exceed it, or are forecast to. AWS
 * Budgets sends them directly, without a confirmation and without a topic. It stops no resource.
 */
export class PortalBudget extends Construct {
  constructor(scope: Construct, id: string, { budgetUsd, alarmMail }: PortalBudgetProps) {
    super(scope, id);
    const at = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmMail }],
    });
    new CfnBudget(this, 'Monthly', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: budgetUsd, unit: 'USD' } },
      notificationsWithSubscribers: [at('ACTUAL', 80), at('ACTUAL', 100), at('FORECASTED', 100)],
    });
  }
}
