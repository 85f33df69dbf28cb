import type { CalculationEvent } from './events.ts';

/**
 * Whether an event may change what the law says of a calculation: a scenario changes no fact, and no rule asks for a name.
 * What cannot be read may be anything.
 */
export const changesFacts = (event: CalculationEvent): boolean => {
  switch (event.type) {
    case 'ScenarioKept':
    case 'ScenarioEdited':
    case 'ScenarioRemoved':
      return false;
    case 'CalculationEdited': {
      const { personal, spansStatedOn } = event.data;
      return (
        personal === null || spansStatedOn !== undefined || Object.keys(personal).some((field) => field !== 'name')
      );
    }
    default:
      return true;
  }
};
