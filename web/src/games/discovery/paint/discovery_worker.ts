import { serveOrders } from '../../../art/serve_orders.ts';
import { paintDiscovery } from './paint_discovery.ts';

serveOrders(paintDiscovery);
