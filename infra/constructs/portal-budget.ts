import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

interface PortalBudgetProps {
  /** What the account may cost in a month, in US dollars. */
  budgetUsd: number;
  alarmMail: string;
}

/**
 * Mails when the costs of the whole account come close to a month's limit, pass it, or are about to. AWS Budgets mails
 * by itself: its mails need no confirmation, and no topic that it may publish to. It warns, and stops nothing.
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
