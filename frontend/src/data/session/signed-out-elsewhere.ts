import { useEffect, useState } from 'react';
import { leaveTab } from '../session-token.ts';

/** Heard by every tab of this browser. A session that merely ended says nothing: what is typed elsewhere stays. */
const channel = 'genial.signed-out';
/** This tab hears itself too. */
const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Whoever leaves on purpose leaves in every tab. */
export const tellOtherTabs = (from = thisTab): void => {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage(from);
  tabs.close();
};

let signedOut = false;

/** Whether somebody signed out in another tab since this one was opened. */
export const isSignedOutElsewhere = (): boolean => signedOut;

/** The same for a screen, which is drawn anew when it happens. While none asks, nobody is here to be told. */
export const useSignedOutElsewhere = (): boolean => {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const tabs = new BroadcastChannel(channel);
    tabs.onmessage = ({ data }) => {
      if (data === thisTab) return;
      signedOut = true;
      leaveTab();
      setTold(true);
    };
    return () => {
      tabs.close();
      signedOut = false;
    };
  }, []);
  return isTold;
};
