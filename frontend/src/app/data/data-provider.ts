import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError } from './api-error.ts';
import { crud } from './crud.ts';
import { readToken } from './session-token.ts';
import { httpTexts } from './texts.ts';
import { calculationVerbs, sessionVerbs, workRecordVerbs } from './verbs.ts';

/** react-admin's verbs and those of the business, each named as the house names it. */
export const dataProvider = { ...crud, ...sessionVerbs, ...calculationVerbs, ...workRecordVerbs };
export type GenialDataProvider = typeof dataProvider;

/**
 * react-admin answers a call that ended the session as if it had succeeded with nothing;
 * a form would then say 'saved' of what the server refused.
 */
const refusedWithoutSession = (provider: GenialDataProvider): GenialDataProvider =>
  new Proxy(provider, {
    get: (target, name) => {
      const verb: unknown = Reflect.get(target, name);
      if (typeof verb !== 'function') return verb;
      return async (...parameters: unknown[]) => {
        const signedIn = readToken() !== null;
        const answer: unknown = await verb(...parameters);
        if (signedIn && readToken() === null) throw new ApiError(401, 'NotAuthenticated', httpTexts.sessionEnded);
        return answer;
      };
    },
  });

/** The provider inside a component. */
export const useGenial = (): GenialDataProvider => {
  const provider = useDataProvider<GenialDataProvider>();
  return useMemo(() => refusedWithoutSession(provider), [provider]);
};
