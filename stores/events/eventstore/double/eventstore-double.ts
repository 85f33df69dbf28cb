import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server, UntypedServiceImplementation } from '@grpc/grpc-js';
import type { EventStore } from '../../port.ts';
import { CERTIFICATE, KEY } from './certificate.ts';
import { type Break, broken } from './manners.ts';
import { Node, type NodeOptions } from './node.ts';
import { features, GossipService, gossip, grpc, ServerFeaturesService, StreamsService, shared } from './protocol.ts';

const STREAMS = 'event_store.client.streams.streams';

export interface EventStoreDouble {
  readonly url: string;
  /** `host:port` */
  readonly place: string;
  /** Calls neither ended nor cancelled. */
  openCalls(): number;
  /** Reads (including subscriptions) and appends accepted so far, without refused ones. */
  taken(): number;
  /** Ends every connection as a failing node would; after a pause it is back at the same address. */
  restart(pauseMs: number): Promise<void>;
  /** As {@link restart}, and then with another state of its log: a backup was put back. */
  putBack(older: EventStore, pauseMs: number): Promise<void>;
  /**
   * From now on a lagging follower: it serves the log as it is now, forwards appends to the leader, and refuses what
   * requires the leader. `null`: there is no leader to name.
   */
  follow(leader: string | null): Promise<void>;
  /** Leads again, with the whole log. */
  lead(): void;
  /** Ends every subscription, as a node does that aborts it or closes the stream beneath it. */
  breakSubscriptions(how: Break): void;
  stop(): Promise<void>;
}

export interface DoubleOptions extends NodeOptions {
  /** Offers BatchAppend, as servers do since 21.10. */
  readonly batchAppend: boolean;
  /** In a cluster: the address of every node. A single node answers no gossip. */
  readonly members?: () => readonly Member[];
}

export interface Member {
  /** `host:port` */
  readonly place: string;
  readonly leads: boolean;
}

/**
 * Speaks the part of EventStoreDB's gRPC protocol that the client uses to append, read and subscribe, over an embedded
 * log. For tests: it proves the adapter against the client package, not against a server.
 */
export const startEventStoreDouble = async (log: EventStore, options: DoubleOptions): Promise<EventStoreDouble> => {
  const { users, members } = options;
  const node = new Node(log, options);
  const listen = async (port: number): Promise<{ server: Server; port: number }> => {
    const server = new grpc.Server();
    server.addService(StreamsService, node.streams);
    server.addService(ServerFeaturesService, featuresOf(options));
    if (members !== undefined) server.addService(GossipService, gossipOf(members));
    const credentials =
      users === undefined
        ? grpc.ServerCredentials.createInsecure()
        : grpc.ServerCredentials.createSsl(null, [
            { private_key: Buffer.from(KEY), cert_chain: Buffer.from(CERTIFICATE) },
          ]);
    const bound = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, credentials, (error, given) =>
        error === null ? resolve(given) : reject(error),
      );
    });
    return { server, port: bound };
  };
  let current = await listen(0);
  const restart = async (pauseMs: number): Promise<void> => {
    current.server.forceShutdown();
    await delay(pauseMs);
    current = await listen(current.port);
  };
  const place = `${users === undefined ? '127.0.0.1' : 'localhost'}:${current.port}`;
  return {
    url: `esdb://${place}?tls=${users !== undefined}&keepAliveInterval=-1`,
    place,
    openCalls: () => node.open.size,
    taken: () => node.taken,
    restart,
    putBack: (older, pauseMs) => {
      node.log = older;
      return restart(pauseMs);
    },
    follow: async (leader) => {
      node.following = { leader, until: await node.log.head() };
    },
    lead: () => {
      node.following = null;
    },
    breakSubscriptions: (how) => {
      for (const call of node.subscriptions) call.emit('error', broken(how));
    },
    stop: async () => current.server.forceShutdown(),
  };
};

const gossipOf = (members: () => readonly Member[]): UntypedServiceImplementation => ({
  read: (_call: unknown, answer: (error: null, cluster: unknown) => void) => {
    const { FOLLOWER, LEADER } = gossip.MemberInfo.VNodeState;
    const told = members().map(({ place, leads }) => {
      const [host = '', port] = place.split(':');
      return new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString(randomUUID()))
        .setState(leads ? LEADER : FOLLOWER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(Number(port)));
    });
    answer(null, new gossip.ClusterInfo().setMembersList(told));
  },
});

const featuresOf = ({ batchAppend }: DoubleOptions): UntypedServiceImplementation => ({
  getSupportedMethods: (_call: unknown, answer: (error: null, methods: unknown) => void) => {
    const names = batchAppend ? ['append', 'read', 'batchappend'] : ['append', 'read'];
    const methods = names.map((name) =>
      new features.SupportedMethod().setServiceName(STREAMS).setMethodName(name).setFeaturesList([]),
    );
    answer(null, new features.SupportedMethods().setEventStoreServerVersion('double').setMethodsList(methods));
  },
});
