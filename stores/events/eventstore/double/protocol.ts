import { createRequire } from 'node:module';

/**
 * The client package's generated messages and its gRPC library: CommonJS without `exports`, so they are required by
 * path from the client's folder.
 */
const require = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));

export const grpc: typeof import('@grpc/grpc-js') = require('@grpc/grpc-js');
export const streams: typeof import('@eventstore/db-client/generated/streams_pb.js') = require('@eventstore/db-client/generated/streams_pb.js');
export const shared: typeof import('@eventstore/db-client/generated/shared_pb.js') = require('@eventstore/db-client/generated/shared_pb.js');
export const status: typeof import('@eventstore/db-client/generated/status_pb.js') = require('@eventstore/db-client/generated/status_pb.js');
export const features: typeof import('@eventstore/db-client/generated/serverfeatures_pb.js') = require('@eventstore/db-client/generated/serverfeatures_pb.js');
export const gossip: typeof import('@eventstore/db-client/generated/gossip_pb.js') = require('@eventstore/db-client/generated/gossip_pb.js');
export const anyMessage: typeof import('google-protobuf/google/protobuf/any_pb.js') = require('google-protobuf/google/protobuf/any_pb.js');
export const emptyMessage: typeof import('google-protobuf/google/protobuf/empty_pb.js') = require('google-protobuf/google/protobuf/empty_pb.js');

const streamsGrpc: typeof import('@eventstore/db-client/generated/streams_grpc_pb.js') = require('@eventstore/db-client/generated/streams_grpc_pb.js');
const featuresGrpc: typeof import('@eventstore/db-client/generated/serverfeatures_grpc_pb.js') = require('@eventstore/db-client/generated/serverfeatures_grpc_pb.js');
const gossipGrpc: typeof import('@eventstore/db-client/generated/gossip_grpc_pb.js') = require('@eventstore/db-client/generated/gossip_grpc_pb.js');
export const { GossipService } = gossipGrpc;
export const { StreamsService } = streamsGrpc;
export const { ServerFeaturesService } = featuresGrpc;
