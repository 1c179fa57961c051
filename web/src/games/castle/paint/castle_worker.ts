import { serveOrders } from '../../../art/serve_orders.ts';
import { paintCastle } from './paint_castle.ts';

serveOrders(paintCastle);
